import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../lib/api-error.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { type RenderedPage, show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { DateField } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { Form } from './form.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';
import { ToggleField } from './toggle-field.tsx';
import { showIssues, useZodForm } from './use-zod-form.ts';

const schema = z.object({
  title: z.string().min(1),
  points: typedNumber(z.number().max(100)),
  day: z.string(),
  due: z.string(),
  method: z.enum(['Numeric', 'Letter']),
  isShown: z.boolean(),
});
type Values = z.infer<typeof schema>;

const initialValues: Values = {
  title: 'Essay',
  points: 40,
  day: '2026-10-05',
  due: '2026-10-20T10:00:00Z',
  method: 'Numeric',
  isShown: false,
};
const onSubmit = vi.fn<(values: Values) => void>();

interface Props {
  values?: Partial<Values>;
  /** Error that the server returns for the submitted values. */
  refusal?: ApiError;
}

function TestForm({ values = {}, refusal }: Props) {
  const form = useZodForm(schema, { defaultValues: { ...initialValues, ...values } });
  const { control } = form;
  const submit = (parsed: Values) => {
    onSubmit(parsed);
    showIssues(form, refusal);
  };
  return (
    <Form form={form} onSubmit={submit} label="Assignment">
      <TextField control={control} name="title" label="Title" helper="As students see it" maxLength={200} />
      <NumberField control={control} name="points" label="Points" unit="%" />
      <DateField control={control} name="day" label="Day" min="2026-10-01" max="2026-10-31" />
      <DateTimeField
        control={control}
        name="due"
        label="Due"
        zone="Europe/Berlin"
        min="2026-10-10T10:00:00Z"
        max="2026-10-30T10:00:00Z"
      />
      <ToggleField
        control={control}
        name="method"
        label="Method"
        options={[
          { value: 'Numeric', label: 'Points' },
          { value: 'Letter', label: 'Letters' },
        ]}
      />
      <CheckboxField control={control} name="isShown" label="Shown" />
      <button type="submit">Save</button>
    </Form>
  );
}

const showForm = (props: Props = {}): RenderedPage => show(<TestForm {...props} />);
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: 'Save' }));
const submitted = () => waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());

beforeEach(() => {
  onSubmit.mockClear();
  openWindow({ width: 1400 });
});

it('a form submits the typed values as parsed by its schema', async () => {
  const rendered = showForm();
  await rendered.user.clear(input('Title'));
  await rendered.user.type(input('Title'), 'Habit');
  await rendered.user.click(screen.getByRole('button', { name: 'Letters' }));
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Shown' }));
  await save(rendered);
  await submitted();
  expect(onSubmit).toHaveBeenCalledWith({
    ...initialValues,
    title: 'Habit',
    method: 'Letter',
    isShown: true,
  });
});

it('a form is not submitted with invalid values, and shows why in place of the help', async () => {
  const rendered = showForm();
  expect(screen.getByText('As students see it')).toBeTruthy();
  await rendered.user.clear(input('Title'));
  await save(rendered);
  await waitFor(() => expect(input('Title').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText('As students see it')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a form removes an error as soon as it is corrected', async () => {
  const rendered = showForm({ values: { title: '' } });
  await save(rendered);
  await waitFor(() => expect(input('Title').getAttribute('aria-invalid')).toBe('true'));
  await rendered.user.type(input('Title'), 'H');
  await waitFor(() => expect(input('Title').getAttribute('aria-invalid')).toBe('false'));
});

it('a form reports no error for a field that is only left', async () => {
  const rendered = showForm();
  await rendered.user.clear(input('Title'));
  await rendered.user.tab();
  expect(input('Title').getAttribute('aria-invalid')).toBe('false');
});

it("a form shows the server's issues at their fields", async () => {
  const refusal = new ApiError({
    status: 400,
    code: 'request.invalid',
    message: 'Invalid.',
    issues: [{ path: 'title', message: 'Taken.', code: 'rubric.title_taken', params: {} }],
  });
  const rendered = showForm({ refusal });
  await save(rendered);
  expect(await screen.findByText('You already have a rubric with this title.')).toBeTruthy();
  expect(input('Title').getAttribute('aria-invalid')).toBe('true');
});

it.each([
  ['25', 25],
  ['25%', 25],
  ['7.5', 7.5],
])('a number field reads %s', async (text, value) => {
  const rendered = showForm();
  await rendered.user.clear(input('Points'));
  await rendered.user.type(input('Points'), text);
  await save(rendered);
  await submitted();
  expect(onSubmit).toHaveBeenCalledWith({ ...initialValues, points: value });
});

it('a number field keeps invalid input as typed, and does not submit it', async () => {
  const rendered = showForm();
  await rendered.user.clear(input('Points'));
  await rendered.user.type(input('Points'), 'many');
  await save(rendered);
  expect(await screen.findByText('“many” is not a number.')).toBeTruthy();
  expect(input('Points').value).toBe('many');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a choice always has one selected option', async () => {
  const rendered = showForm();
  await rendered.user.click(screen.getByRole('button', { name: 'Points' }));
  await save(rendered);
  await submitted();
  expect(onSubmit).toHaveBeenCalledWith(initialValues);
});

describe('a date and time field', () => {
  const part = (group: string, name: string) =>
    screen
      .getAllByRole('spinbutton', { name })
      .find((one) => screen.getByRole('group', { name: group }).contains(one)) ?? document.body;

  it('a date and time field shows the class time with its zone below', async () => {
    showForm();
    const day = await screen.findByRole('group', { name: 'Day' });
    const due = await screen.findByRole('group', { name: 'Due' });
    expect(day.textContent).toContain('2026-10-05');
    expect(due.textContent).toContain('2026-10-20 12:00');
    expect(screen.getByText(/Europe\/Berlin/)).toBeTruthy();
  });

  it('the buttons that open calendars have the names of their fields', async () => {
    showForm();
    expect(await screen.findByRole('button', { name: /^Day: Choose date/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Due: Choose date/ })).toBeTruthy();
  });

  it.each([
    ['a day before the first one', { day: '2026-09-30' }, 'No earlier than 2026-10-01'],
    ['a day after the last one', { day: '2026-11-01' }, 'No later than 2026-10-31'],
    ['a time before the first one', { due: '2026-10-10T09:00:00Z' }, 'No earlier than 2026-10-10 12:00'],
    [
      'a time after the last one, in winter',
      { due: '2026-11-01T10:00:00Z' },
      'No later than 2026-10-30 11:00',
    ],
  ])('a date and time field reports values out of its range: %s', async (_name, values, message) => {
    showForm({ values });
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('a date and time field accepts typed parts, and submits a day and an instant', async () => {
    const rendered = showForm();
    await screen.findByRole('group', { name: 'Due' });
    await rendered.user.click(part('Day', 'Day'));
    await rendered.user.keyboard('17');
    await rendered.user.click(part('Due', 'Hours'));
    await rendered.user.keyboard('18');
    await save(rendered);
    await submitted();
    expect(onSubmit).toHaveBeenCalledWith({
      ...initialValues,
      day: '2026-10-17',
      due: '2026-10-20T16:00:00Z',
    });
  });
});
