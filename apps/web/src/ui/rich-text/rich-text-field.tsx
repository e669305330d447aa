import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type RichText, toPlainText } from '@redraft/contracts';
import { lazy, Suspense, useId, useState } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { findProblem } from '../form/find-problem.ts';

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

interface Props<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPathByValue<Input, RichText>;
  label: string;
  helper?: string;
  minRows: number;
}

/** A rich text form field. Shows the text read-only until the editor's code is loaded. */
export function RichTextField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, helper, minRows } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const problem = findProblem(fieldState);
  const help = problem ?? helper;
  const helpId = help === undefined ? undefined : `${id}-help`;
  const [initial] = useState<RichText>(field.value);
  return (
    <FormControl size="small" fullWidth error={problem !== undefined}>
      <InputLabel component="span" onClick={() => document.getElementById(id)?.focus()}>
        {label}
      </InputLabel>
      <Box
        sx={{
          border: 1,
          borderColor: problem === undefined ? 'surface.border' : 'error.main',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:has([contenteditable]:focus)': {
            borderColor: 'primary.main',
            outline: '1px solid',
            outlineColor: 'primary.main',
          },
        }}
      >
        <Suspense
          fallback={
            <Box aria-busy sx={{ minHeight: `calc(${minRows}lh + 60px)`, p: 1.5, whiteSpace: 'pre-wrap' }}>
              {toPlainText(initial)}
            </Box>
          }
        >
          <Editor
            id={id}
            label={label}
            initial={initial}
            onChange={field.onChange}
            onBlur={field.onBlur}
            fieldRef={field.ref}
            isInvalid={problem !== undefined}
            describedBy={helpId}
            minRows={minRows}
          />
        </Suspense>
      </Box>
      {help !== undefined && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
