import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { languageOfTag } from '@redraft/sentences/languages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../ui/fold.tsx';
import { type ClipName, filesOf, listSentences } from './clips.ts';

/** A silent clip with captions, and a text alternative. `heading` follows the headings above it. */
export function Clip({ name, heading }: { name: ClipName; heading: 'h2' | 'h3' }) {
  const { t, i18n } = useTranslation('guides');
  const language = languageOfTag(i18n.language);
  const { video, captions, poster } = filesOf(name, language);
  const titleId = useId();
  return (
    <Box component="article" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box
        component="video"
        key={video}
        controls
        playsInline
        muted
        preload="none"
        poster={poster}
        width={1280}
        height={800}
        aria-labelledby={titleId}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          borderRadius: 2,
          border: 1,
          borderColor: 'surface.border',
          bgcolor: 'surface.sunken',
        }}
      >
        <source src={video} type="video/mp4" />
        {captions !== undefined && (
          <track kind="captions" src={captions} srcLang={language} label={t('captions')} default />
        )}
      </Box>
      <Typography id={titleId} variant="h3" component={heading} sx={{ mt: 1.5 }}>
        {t(`clip.${name}.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t(`clip.${name}.about`)}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        <Fold title={t('asText')}>
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {listSentences(name, language).map((sentence) => (
              <Typography component="li" variant="body2" key={sentence}>
                {sentence}
              </Typography>
            ))}
          </Box>
        </Fold>
      </Box>
    </Box>
  );
}
