import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MetricTip } from '../../../ui/metrics/metric-tip.tsx';
import { parseSafeHtml } from './safe-html.tsx';

/** Shows where and when a text was edited: the server's HTML, sanitized. */
export function EssayMapPanel({ html }: { html: string }) {
  const { t } = useTranslation('graphs');
  const id = useId();
  const map = useMemo(() => parseSafeHtml(html), [html]);
  return (
    <Card component="section" aria-labelledby={id} data-slot="essay-map" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        <Typography id={id} variant="h4" component="h2">
          {t('essayMap.name')}
        </Typography>
        <MetricTip metric="essayMap" />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('essayMap.question')}
      </Typography>
      {/* The map is as wide as the text has parts; in a narrow window it scrolls by pointer and keyboard. */}
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{
          overflowX: 'auto',
          typography: 'caption',
          fontVariantNumeric: 'tabular-nums',
          '& table': { borderCollapse: 'separate', borderSpacing: 2, width: '100%', mb: 2 },
          // Caption and row headers stay visible while scrolling.
          '& caption': {
            textAlign: 'start',
            typography: 'body2',
            color: 'text.secondary',
            mb: 1,
            position: 'sticky',
            insetInlineStart: 0,
            maxWidth: { xs: 'calc(100vw - 66px)', sm: 'none' },
          },
          '& tbody th': { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper' },
          '& th': {
            fontWeight: 400,
            color: 'text.secondary',
            textAlign: 'start',
            whiteSpace: 'nowrap',
            px: 0.5,
          },
          '& td': {
            textAlign: 'center',
            minWidth: 44,
            height: 28,
            borderRadius: 0.5,
            bgcolor: 'chart.heat0',
          },
          // The lightest colours hardly differ from the page: parts with changes also have a border.
          '& td[style]': { border: 1, borderColor: 'chart.one' },
          '& h3, & h4': { typography: 'h5', mt: 2, mb: 1 },
        }}
      >
        {map}
      </Box>
    </Card>
  );
}
