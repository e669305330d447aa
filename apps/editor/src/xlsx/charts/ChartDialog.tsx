import './charts.css';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSheetView } from '../editing/editing-context.ts';
import {
  type ChartOptions,
  canStack,
  chartTypes,
  createChart,
  isRound,
  pickColour,
  updateChart,
} from '../workbook/charts.ts';
import type { ChartDraft } from '../workbook/drawing-changes.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { type ChartForm, detectAgain, readChartForm } from './chart-form.ts';

const ChartView = lazy(() => import('../../chart/ChartView.tsx'));

interface Props {
  isNew: boolean;
  initial: ChartForm;
  onApply: (chart: ChartDraft) => void;
  onClose: () => void;
}

const stackings = ['none', 'stacked', 'percent'] as const;
const maxTitleLength = 250;
const legends = ['none', 'top', 'bottom', 'left', 'right'] as const;

/** Makes or changes a chart, with a preview. */
export function ChartDialog({ isNew, initial, onApply, onClose }: Props) {
  const t = useTexts();
  const view = useSheetView();
  const [form, setForm] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const chart = useMemo(() => readChartForm(form, view), [form, view]);
  const { options } = form;
  const change = (patch: Partial<ChartOptions>): void =>
    setForm({ ...form, options: { ...options, ...patch } });
  return (
    <FormDialog
      title={t(isNew ? 'charts:insert' : 'charts:change')}
      applyLabel={t(isNew ? 'charts:insertIt' : 'charts:save')}
      isReady={chart !== null}
      onNotReady={() => setTried(true)}
      onApply={() => {
        if (chart !== null) onApply(chart);
      }}
      onClose={onClose}
    >
      <ChartPreview chart={chart} workbook={view.workbook} />
      <div className="field-row">
        <SelectField
          label={t('charts:type')}
          value={options.type}
          options={chartTypes.map((type) => [type, t(`charts:types.${type}`)])}
          onChange={(type) =>
            setForm({
              ...detectAgain(form, view, type),
              options: { ...options, type, legend: isRound(type) ? 'right' : options.legend },
            })
          }
        />
        {canStack(options.type) ? (
          <SelectField
            label={t('charts:stacking')}
            value={options.stacking}
            options={stackings.map((one) => [one, t(`charts:stackings.${one}`)])}
            onChange={(stacking) => change({ stacking })}
          />
        ) : null}
      </div>
      <RangeFields form={form} isInvalid={wasTried && chart === null} onChange={setForm} />
      <TextField
        label={t('charts:chartTitle')}
        maxLength={maxTitleLength}
        value={options.title}
        onChange={(title) => change({ title })}
      />
      {isRound(options.type) ? null : (
        <div className="field-row">
          <TextField
            label={t('charts:categoryTitle')}
            maxLength={maxTitleLength}
            value={options.categoryTitle}
            onChange={(categoryTitle) => change({ categoryTitle })}
          />
          <TextField
            label={t('charts:valueTitle')}
            maxLength={maxTitleLength}
            value={options.valueTitle}
            onChange={(valueTitle) => change({ valueTitle })}
          />
        </div>
      )}
      <SelectField
        label={t('charts:legend')}
        value={options.legend}
        options={legends.map((one) => [one, t(`charts:legends.${one}`)])}
        onChange={(legend) => change({ legend })}
      />
      <ColourFields chart={chart} options={options} onChange={(colours) => change({ colours })} />
    </FormDialog>
  );
}

function ChartPreview({ chart, workbook }: { chart: ChartDraft | null; workbook: Workbook }) {
  const t = useTexts();
  const drawn = useMemo(
    () =>
      chart === null
        ? null
        : updateChart(createChart(chart.options, chart.references.length), chart.references, workbook),
    [chart, workbook],
  );
  return (
    <div className="chart-preview" role="img" aria-label={t('charts:preview')}>
      {drawn === null ? (
        <p>{t('charts:noSeries')}</p>
      ) : (
        <Suspense fallback={null}>
          <ChartView chart={drawn} width={320} height={200} />
        </Suspense>
      )}
    </div>
  );
}

interface RangeProps {
  form: ChartForm;
  isInvalid: boolean;
  onChange: (form: ChartForm) => void;
}

function RangeFields({ form, isInvalid, onChange }: RangeProps) {
  const t = useTexts();
  const view = useSheetView();
  const flags = ['hasHeader', 'hasCategories', 'isInRows'] as const;
  return (
    <>
      <TextField
        label={t('charts:range')}
        spellCheck={false}
        value={form.range}
        problem={isInvalid ? t('charts:noSeries') : null}
        onChange={(range) => onChange(detectAgain({ ...form, range }, view, form.options.type))}
      />
      <div className="choice-field">
        {flags.map((flag) => (
          <label key={flag}>
            <input
              type="checkbox"
              checked={form[flag]}
              onChange={({ target }) => onChange({ ...form, [flag]: target.checked })}
            />
            {t(`charts:${flag}${form.isInRows && flag !== 'isInRows' ? 'InRows' : ''}`)}
          </label>
        ))}
      </div>
    </>
  );
}

/** More series or slices take the colours in turn. */
const maxColours = 8;

function ColourFields({
  chart,
  options,
  onChange,
}: {
  chart: ChartDraft | null;
  options: ChartOptions;
  onChange: (colours: readonly string[]) => void;
}) {
  const t = useTexts();
  const count = isRound(options.type)
    ? options.colours.length
    : Math.min(maxColours, chart?.references.length ?? 0);
  const colours = Array.from({ length: Math.max(count, options.colours.length) }, (_, index) =>
    pickColour(options.colours, index),
  );
  return (
    <fieldset className="field chart-colours">
      <legend>{t('charts:colours')}</legend>
      {colours.slice(0, count).map((colour, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its place
          key={index}
          type="color"
          aria-label={t('charts:colour', { number: index + 1 })}
          value={`#${colour.toLowerCase()}`}
          onChange={({ target }) =>
            onChange(colours.map((one, at) => (at === index ? target.value.slice(1).toUpperCase() : one)))
          }
        />
      ))}
    </fieldset>
  );
}
