import Box from '@mui/material/Box';
import type { ContentType, Template, TemplateId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { ContentTypeIcon } from '../../ui/content-type-icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { downloadTemplateOriginal } from './template-calls.ts';
import { TemplateCard } from './template-card.tsx';
import { Page, TemplateThumbnail } from './template-thumbnail.tsx';
import type { ChosenTemplate } from './use-templates.ts';

interface Props {
  contentType: ContentType;
  templates: readonly Template[];
  /** Search term. */
  term: string;
  chosenId: TemplateId | null;
  onChoose: (template: ChosenTemplate | null) => void;
  onDelete: (template: Template) => void;
}

/** A blank file first, then the library. */
export function TemplateGrid({ contentType, templates, term, chosenId, onChoose, onDelete }: Props) {
  const { t } = useTranslation(['template-library', 'conversion']);
  const download = useAction({ mutationFn: downloadTemplateOriginal });
  const searchTerm = term.trim().toLowerCase();
  const found = templates.filter(({ title, description }) =>
    `${title} ${description}`.toLowerCase().includes(searchTerm),
  );
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}
        role="group"
        aria-label={t('picker.templates')}
      >
        {searchTerm === '' && (
          <TemplateCard
            title={t('picker.blank')}
            text={t('picker.blankText')}
            picture={
              <Page>
                <ContentTypeIcon type={contentType} sx={{ fontSize: 56, color: 'text.disabled' }} />
              </Page>
            }
            isChosen={chosenId === null}
            onChoose={() => onChoose(null)}
          />
        )}
        {found.map((template) => (
          <TemplateCard
            key={template.id}
            title={template.title}
            text={template.description}
            type={template.type}
            picture={<TemplateThumbnail template={template} />}
            isChosen={chosenId === template.id}
            onChoose={() => onChoose({ id: template.id, title: template.title })}
            onDelete={() => onDelete(template)}
            original={
              template.originalKind === null
                ? undefined
                : {
                    label: t('conversion:downloadOriginal', { ending: template.originalKind }),
                    onDownload: () => download.mutate(template.id),
                  }
            }
          />
        ))}
      </Box>
      {templates.length === 0 && <EmptyState dense title={t('picker.none')} text={t('picker.noneText')} />}
      {templates.length > 0 && found.length === 0 && (
        <EmptyState dense title={t('picker.noMatch', { term: term.trim() })} />
      )}
    </>
  );
}
