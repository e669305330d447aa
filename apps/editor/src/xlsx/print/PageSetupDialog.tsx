import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { type PageSetup, toPageSetupChange } from '../workbook/page-setup.ts';
import {
  type FieldNames,
  filledFields,
  fromHeaderText,
  type HeaderSections,
  type HeaderSide,
  headerSides,
  joinSections,
  splitSections,
  toHeaderText,
} from './header-text.ts';

const scalings = ['actual', 'width', 'page', 'other'] as const;
type Scaling = (typeof scalings)[number];
const fittings: Readonly<Record<Exclude<Scaling, 'other'>, PageSetup['fit']>> = {
  actual: null,
  width: { width: 1, height: 0 },
  page: { width: 1, height: 1 },
};
/** Of a whole header with its codes, as Excel limits it (MS-OI29500, 2.1.633). */
const maxHeaderLength = 255;

/** How the sheet is printed: orientation, scale, header and footer. */
export function PageSetupDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const { sheet } = useSheetView();
  const { pageSetup } = sheet;
  const { headers } = pageSetup;
  const names = useFieldNames();
  const [isLandscape, setLandscape] = useState(pageSetup.isLandscape);
  const initialScaling = findScaling(pageSetup.fit);
  const [scaling, setScaling] = useState(initialScaling);
  const header = useSections(headers.header, names);
  const footer = useSections(headers.footer, names);
  const apply = (): void => {
    const fit = scaling === 'other' ? pageSetup.fit : fittings[scaling];
    const change = { isLandscape, fit, header: header.write(), footer: footer.write() };
    if (JSON.stringify(change) !== JSON.stringify(toPageSetupChange(pageSetup)))
      editing.apply({ kind: 'pageSetup', sheet: sheet.id, change });
  };
  return (
    <FormDialog
      title={t('print:title')}
      isReady={!header.isTooLong && !footer.isTooLong}
      onApply={apply}
      onClose={onClose}
    >
      <SelectField
        label={t('print:orientation')}
        value={isLandscape ? 'landscape' : 'portrait'}
        options={(['portrait', 'landscape'] as const).map((one) => [one, t(`print:${one}`)] as const)}
        onChange={(value) => setLandscape(value === 'landscape')}
      />
      <SelectField
        label={t('print:scaling')}
        value={scaling}
        options={scalings
          .filter((one) => one !== 'other' || initialScaling === 'other')
          .map((one) => [one, t(`print:${one}`, { scale: pageSetup.scale })] as const)}
        onChange={setScaling}
      />
      <SectionFields legend={t('print:header')} sections={header} />
      <SectionFields legend={t('print:footer')} sections={footer} />
      <p className="page-setup-hint">
        {t('print:hint', { fields: filledFields.map((field) => `[${names[field]}]`).join(' ') })}
      </p>
      {headers.even === null && headers.first === null ? null : (
        <p className="page-setup-hint">{t('print:otherPages')}</p>
      )}
    </FormDialog>
  );
}

function findScaling(fit: PageSetup['fit']): Scaling {
  const found = scalings.find(
    (one) => one !== 'other' && JSON.stringify(fittings[one]) === JSON.stringify(fit),
  );
  return found ?? 'other';
}

function useFieldNames(): FieldNames {
  const t = useTexts();
  return {
    page: t('print:fields.page'),
    pages: t('print:fields.pages'),
    date: t('print:fields.date'),
    time: t('print:fields.time'),
    file: t('print:fields.file'),
    sheet: t('print:fields.sheet'),
    folder: t('print:fields.folder'),
    picture: t('print:fields.picture'),
  };
}

interface Sections {
  texts: HeaderSections;
  set: (side: HeaderSide, text: string) => void;
  /** With the codes of the format. */
  write: () => string;
  isTooLong: boolean;
  /** Of a field that must have several lines; undefined for one line. */
  rows: (side: HeaderSide) => number | undefined;
}

function useSections(text: string, names: FieldNames): Sections {
  const before = splitSections(text);
  const [texts, setTexts] = useState<HeaderSections>(() => ({
    left: toHeaderText(before.left, names),
    center: toHeaderText(before.center, names),
    right: toHeaderText(before.right, names),
  }));
  const written = {
    left: fromHeaderText(texts.left, names, before.left),
    center: fromHeaderText(texts.center, names, before.center),
    right: fromHeaderText(texts.right, names, before.right),
  };
  const isSame = headerSides.every((side) => written[side] === before[side]);
  return {
    texts,
    set: (side, value) => setTexts((current) => ({ ...current, [side]: value })),
    write: () => (isSame ? text : joinSections(written)),
    isTooLong: !isSame && joinSections(written).length > maxHeaderLength,
    rows: (side) => (before[side].includes('\n') ? 2 : undefined),
  };
}

function SectionFields({ legend, sections }: { legend: string; sections: Sections }) {
  const t = useTexts();
  const problemId = useId();
  return (
    <fieldset className="page-setup-sections" aria-describedby={sections.isTooLong ? problemId : undefined}>
      <legend>{legend}</legend>
      {headerSides.map((side) => (
        <TextField
          key={side}
          label={t(`print:${side}`)}
          value={sections.texts[side]}
          rows={sections.rows(side)}
          onChange={(value) => sections.set(side, value)}
        />
      ))}
      {sections.isTooLong ? (
        <p id={problemId} role="alert" className="field-problem">
          {t('print:tooLong')}
        </p>
      ) : null}
    </fieldset>
  );
}
