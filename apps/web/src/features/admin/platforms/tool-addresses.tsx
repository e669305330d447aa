import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { InfoList } from '../../../ui/info-list.tsx';
import { CopyableText } from './copyable-text.tsx';
import { useToolAddresses } from './use-platforms.ts';

const names = ['loginInitiation', 'redirect', 'targetLink', 'deepLinking', 'keys', 'icon', 'domain'] as const;

/** URLs that an LMS asks for when the tool is registered manually. */
export function ToolAddressList() {
  const { t } = useTranslation('admin');
  const { data } = useToolAddresses();
  if (data === undefined) return null;
  const values = [
    ...names.map((name) => ({ name, value: data[name] })),
    { name: 'scopes' as const, value: data.scopes.join(' ') },
  ];
  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('platform.addresses.title')}
      </Typography>
      <InfoList
        minWidth={320}
        items={values.map(({ name, value }) => {
          const label = t(`platform.addresses.${name}`);
          return { label, value: <CopyableText label={label} value={value} /> };
        })}
      />
    </Card>
  );
}
