import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { DragEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { UploadFileOutlinedIcon } from './icons/index.ts';

interface Props {
  label: string;
  /** Label of the button that opens the file dialog. */
  chooseLabel: string;
  /** Accepted types, such as ".docx,.dotx". */
  accept: string;
  /** Name of the chosen file, or what can be dropped here. */
  text: ReactNode;
  /** Error message for the choice. */
  error?: string | null;
  /** While earlier files are worked on, no others are taken. */
  isBusy?: boolean;
  onFile?: (file: File) => void;
  /** Set if several files are accepted at once. */
  onFiles?: (files: File[]) => void;
}

/** Selects one or several files by dialog or drag and drop. */
export function FileDrop(props: Props) {
  const { label, chooseLabel, accept, text, error = null, isBusy = false, onFile, onFiles } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const acceptFiles = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files[0] !== undefined) onFile?.(files[0]);
    if (files.length > 0) onFiles?.(files);
    // Reset, so that the same file can be chosen again after it was changed on disk.
    if (input.current !== null) input.current.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    if (!isBusy) acceptFiles(event.dataTransfer.files);
  };
  return (
    <Box>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(!isBusy);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={handleDrop}
        sx={{
          border: 1,
          borderStyle: 'dashed',
          borderColor: error !== null ? 'error.main' : isDraggedOver ? 'primary.main' : 'divider',
          bgcolor: isDraggedOver ? 'action.hover' : 'transparent',
          borderRadius: 1.25,
          p: 2.5,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          multiple={onFiles !== undefined}
          accept={accept}
          aria-label={label}
          disabled={isBusy}
          aria-invalid={error !== null}
          aria-describedby={`${id}-text`}
          tabIndex={-1}
          style={visuallyHidden}
          onChange={(event) => acceptFiles(event.target.files)}
        />
        <Button
          variant="outlined"
          startIcon={<UploadFileOutlinedIcon />}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-text`}
        >
          {chooseLabel}
        </Button>
        <Typography
          id={`${id}-text`}
          variant="body2"
          color="textSecondary"
          sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      </Box>
      {error !== null && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
