import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReviewPractice } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { readBuiltInExample } from './built-in.ts';
import { CommentList } from './comment-list.tsx';
import { OwnExample } from './own-example.tsx';
import type { PracticeChoice } from './use-practice-choice.ts';

/** The practice example of an assignment: editable, or read-only without permission. */
export function PracticeTab({ choice }: { choice: PracticeChoice }) {
  return (
    <QueryView query={choice.query}>
      {(saved) =>
        saved.can.manage ? (
          <EditablePractice saved={saved} choice={choice} />
        ) : (
          <ReadOnlyPractice saved={saved} />
        )
      }
    </QueryView>
  );
}

function ReadOnlyPractice({ saved }: { saved: ReviewPractice }) {
  const { t } = useTranslation('peer-review');
  return (
    <Stack sx={{ gap: 2, maxWidth: 880 }}>
      <Typography color="textSecondary">
        {t(saved.required ? 'practiceTab.isRequired' : 'practiceTab.isOffered')}
      </Typography>
      {saved.example === null ? (
        <BuiltIn />
      ) : (
        <>
          <Typography
            dir="auto"
            sx={{ typography: 'prose', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {saved.example}
          </Typography>
          <CommentList title={t('practiceTab.samples')} comments={saved.samples} />
        </>
      )}
    </Stack>
  );
}

function BuiltIn() {
  const { t } = useTranslation('peer-review');
  const { text, samples } = readBuiltInExample(t);
  return (
    <>
      <Typography sx={{ typography: 'prose' }}>{text}</Typography>
      <CommentList title={t('practice.samplesBuiltIn')} comments={samples} />
    </>
  );
}

function EditablePractice({ saved, choice }: { saved: ReviewPractice; choice: PracticeChoice }) {
  const { t } = useTranslation('peer-review');
  const { chosen, choose, save, reload } = choice;
  return (
    <Stack sx={{ gap: 2, maxWidth: 880 }}>
      {save.error !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void reload()}>
              {t('practiceTab.reload')}
            </Button>
          }
        >
          {messageOf(save.error)}
        </Alert>
      )}
      <Typography color="textSecondary">{t('practiceTab.intro')}</Typography>
      <div>
        <FormControlLabel
          control={<Switch size="small" />}
          checked={chosen.required}
          onChange={(_event, required) => choose({ required })}
          label={t('practiceTab.required')}
          sx={{ ml: -0.75 }}
        />
        <Typography variant="body2" color="textSecondary">
          {t(chosen.required ? 'practiceTab.isRequired' : 'practiceTab.isOffered')}
        </Typography>
      </div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen.isOwn ? 'own' : 'builtIn'}
        aria-label={t('practiceTab.which')}
        onChange={(_event, source: 'own' | 'builtIn' | null) =>
          source !== null && choose({ isOwn: source === 'own' })
        }
      >
        <ToggleButton value="builtIn">{t('practiceTab.builtIn')}</ToggleButton>
        <ToggleButton value="own">{t('practiceTab.own')}</ToggleButton>
      </ToggleButtonGroup>
      {!chosen.isOwn && saved.example !== null && <Alert severity="info">{t('practiceTab.goes')}</Alert>}
      {chosen.isOwn ? <OwnExample choice={choice} /> : <BuiltIn />}
    </Stack>
  );
}
