import './charts.css';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useSheetView } from '../editing/editing-context.ts';
import { hasAxes } from '../workbook/chart-ranges.ts';
import {
  type ChartOptions,
  canStack,
  chartTypes,
  createChart,
  isRound,
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
const legends = ['none', 'top', 'bottom', 'left', 'right'] as const;

/** Makes or changes a chart, with a preview. */
export function ChartDialog({ isNew, initial, onApply, onClose }: Props) {
  const t = useTexts();
  const view = useSheetView();
  const [form, setForm] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const chart = readChartForm(form, view);
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
        <Choice
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
          <Choice
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
        value={options.title}
        onChange={(title) => change({ title })}
      />
      {hasAxes(options.type) ? (
        <div className="field-row">
          <TextField
            label={t('charts:categoryTitle')}
            value={options.categoryTitle}
            onChange={(categoryTitle) => change({ categoryTitle })}
          />
          <TextField
            label={t('charts:valueTitle')}
            value={options.valueTitle}
            onChange={(valueTitle) => change({ valueTitle })}
          />
        </div>
      ) : null}
      <Choice
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
  const id = useId();
  const view = useSheetView();
  const flags = ['hasHeader', 'hasCategories', 'isInRows'] as const;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('charts:range')}</label>
        <input
          id={id}
          type="text"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={form.range}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-problem` : undefined}
          onChange={({ target }) =>
            onChange(detectAgain({ ...form, range: target.value }, view, form.options.type))
          }
        />
        {isInvalid ? (
          <span id={`${id}-problem`} role="alert" className="field-problem">
            {t('charts:noSeries')}
          </span>
        ) : null}
      </div>
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
  const colours = Array.from(
    { length: Math.max(count, options.colours.length) },
    (_, index) => options.colours[index % Math.max(1, options.colours.length)] ?? '4472C4',
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

function TextField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={250}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const found = options.find(([one]) => one === target.value);
          if (found !== undefined) onChange(found[0]);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
