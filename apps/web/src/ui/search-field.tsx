import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { ClearIcon, SearchIcon } from './icons/index.ts';

interface Props {
  /** Label: what is searched. */
  label: string;
  placeholder: string;
  term: string;
  onTerm: (term: string) => void;
  sx?: SxProps;
}

/** Search field for a list that is already loaded. */
export function SearchField({ label, placeholder, term, onTerm, sx = {} }: Props) {
  const { t } = useTranslation('ui');
  return (
    <TextField
      size="small"
      type="text"
      value={term}
      onChange={(event) => onTerm(event.target.value)}
      placeholder={placeholder}
      sx={sx}
      slotProps={{
        htmlInput: { 'aria-label': label, dir: 'auto' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: term !== '' && (
            <IconButton
              size="small"
              edge="end"
              onClick={() => onTerm('')}
              aria-label={t('table.clearSearch')}
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
}
