import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isPlaceholderAddress, type Profile } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useClassLists } from '../../shell/use-drawer-items.ts';
import { InfoList } from '../../ui/info-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { AccessTokensCard } from '../access-tokens/index.ts';
import { DataRightsCard } from '../data-rights/index.ts';
import { NextSteps } from '../home/index.ts';
import { NotificationsCard } from '../notifications/index.ts';
import { AccountCards } from '../profile/index.ts';
import { InstitutionsCard } from '../sign-on/index.ts';
import { loadProfile } from './account-calls.ts';

/** /Profile: the default page after sign-in. Starts with the next tasks, followed by the account. */
export function ProfilePage() {
  const { t } = useTranslation('accounts');
  const user = useSession();
  const query = useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => loadProfile(signal) });
  return (
    <QueryView query={query}>
      {(profile) => (
        <PageFrame title={t('profile.title')} width="form" actions={<ContinueLink />}>
          <NextSteps />
          <Typography variant="h2" sx={{ mb: 2 }}>
            {t('profile.settings')}
          </Typography>
          <ProfileCard profile={profile} />
          {user && <NotificationsCard user={user} />}
          <InstitutionsCard />
          <AccountCards profile={profile} />
          <AccessTokensCard />
          <DataRightsCard />
        </PageFrame>
      )}
    </QueryView>
  );
}

function ProfileCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts');
  const { firstName, lastName, imageUrl } = profile;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 3 }}>
        <Avatar
          {...(imageUrl === null ? {} : { src: imageUrl })}
          alt=""
          sx={{ width: 56, height: 56, bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {firstName.slice(0, 1)}
          {lastName.slice(0, 1)}
        </Avatar>
        <Stack sx={{ gap: 0.75, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
            {profile.roles.length === 0 && (
              <Chip size="small" variant="outlined" label={t('profile.noRole')} />
            )}
            {profile.roles.map((role) => (
              <Chip key={role} size="small" variant="outlined" label={t(`role.${role}`)} />
            ))}
          </Stack>
        </Stack>
      </Stack>
      <InfoList
        items={[
          { label: t('profile.firstName'), value: firstName },
          { label: t('profile.lastName'), value: lastName },
          { label: t('profile.username'), value: profile.username },
          ...(isPlaceholderAddress(profile.email)
            ? []
            : [{ label: t('profile.email'), value: profile.email }]),
          { label: t('profile.signsIn'), value: t(`provider.${profile.authProvider}`) },
        ]}
        minWidth={240}
      />
    </Card>
  );
}

/** A link from this default page to the user's classes. */
function ContinueLink() {
  const { t } = useTranslation('shell');
  const classPages = useClassLists();
  return classPages.map((item) => (
    <Button key={item.name} component={Link} to={item.to} variant="contained">
      {t(`drawer.${item.name}`)}
    </Button>
  ));
}
