import { useState } from 'react';
import { getExactOutline } from '../../drawingml/outlines.ts';
import { buildPresetOutline } from '../../drawingml/preset-outline.ts';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { moveWithArrowKeys } from '../../ui/move-with-arrow-keys.ts';
import type { DrawingTool } from '../state/create-canvas.ts';
import { ShapeSample } from '../tools/ShapeSample.tsx';
import { findPresets } from './find-presets.ts';
import { type PresetCategory, presetCategories } from './preset-categories.ts';

const categories = Object.keys(presetCategories) as PresetCategory[];
const allPresets: readonly string[] = Object.values(presetCategories).flat();

/** All preset shapes by category; choosing one closes the dialog, and the next drag draws it. */
export function PresetsDialog({
  onChoose,
  onClose,
}: {
  onChoose: (tool: DrawingTool) => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const [query, setQuery] = useState('');
  const getName = (preset: string): string => t(`presets:names.${preset}`);
  const found = findPresets(query, allPresets, getName);
  const choose = (preset: string): void => {
    onClose();
    onChoose(createTool(preset));
  };
  const sections: readonly (readonly [id: string, title: string, presets: readonly string[]])[] =
    query.trim() === ''
      ? categories.map((category) => [
          category,
          t(`presets:categories.${category}`),
          presetCategories[category],
        ])
      : [['found', t('presets:found'), found]];
  return (
    <Dialog title={t('presets:title')} onClose={onClose} hasOwnActions>
      <input
        type="search"
        autoFocus
        value={query}
        aria-label={t('presets:search')}
        placeholder={t('presets:search')}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key === 'Enter' && query.trim() !== '' && first !== undefined) {
            event.preventDefault();
            choose(first);
          }
        }}
      />
      {found.length === 0 ? <p role="status">{t('presets:none')}</p> : null}
      {sections
        .filter(([, , presets]) => presets.length > 0)
        .map(([id, title, presets]) => (
          <section key={id} aria-labelledby={`presets-${id}`}>
            <h3 id={`presets-${id}`}>{title}</h3>
            <div
              role="toolbar"
              aria-labelledby={`presets-${id}`}
              className="button-grid shape-grid"
              onKeyDown={moveWithArrowKeys}
            >
              {presets.map((preset, index) => (
                <button
                  key={preset}
                  type="button"
                  tabIndex={index === 0 ? 0 : -1}
                  aria-label={getName(preset)}
                  title={getName(preset)}
                  onClick={() => choose(preset)}
                >
                  <ShapeSample tool={createTool(preset)} size={24} />
                </button>
              ))}
            </div>
          </section>
        ))}
    </Dialog>
  );
}

function createTool(name: string): DrawingTool {
  const outline = getExactOutline(name);
  return outline !== null
    ? { kind: 'box', outline }
    : { kind: 'preset', name, build: (size) => buildPresetOutline({ name, adjustments: [] }, size) };
}
