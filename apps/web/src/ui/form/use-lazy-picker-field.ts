import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { LazyCode } from '../lazy-code.ts';
import type { FieldProps } from './field-props.ts';
import { findProblem } from './find-problem.ts';
import { usePicker } from './use-picker.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** Called after a complete value was picked, for dependent fields. */
  onPick?: (value: string) => void;
};

/** A field that shows text until its picker is loaded: the props that both share. */
export function useLazyPickerField<Input extends FieldValues, Output, Picker>(
  props: Props<Input, Output>,
  code: LazyCode<Picker>,
) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  const { Picker, isEntered, enter, leave } = usePicker(code);
  const handleBlur = () => {
    leave();
    field.onBlur();
  };
  const handleChange = (text: string) => {
    field.onChange(text);
    if (text !== '') props.onPick?.(text);
  };
  return {
    Picker,
    value: typeof field.value === 'string' ? field.value : '',
    resting: { field: { ...field, onBlur: handleBlur }, onFocus: enter },
    picking: { field, autoFocus: isEntered, onChange: handleChange },
    /** Field props with a message if the value is out of bounds, otherwise a help text. */
    fieldProps: (outside: string | false, help: string | undefined) => ({
      label: props.label,
      helper: findProblem(fieldState) ?? (outside || help),
      isInvalid: fieldState.invalid || outside !== false,
      isRequired: props.isRequired ?? false,
      isDisabled: props.isDisabled ?? false,
    }),
  };
}
