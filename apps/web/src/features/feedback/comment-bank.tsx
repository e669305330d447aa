import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditNoteIcon } from '../../ui/icons/index.ts';
import { BankList } from './bank-list.tsx';
import { isValidComment } from './comment-text.ts';
import { useAddBankComment, useBank } from './use-bank.ts';

interface Props {
  /** Current value of the field. */
  typedComment: string;
  onInsert: (comment: string) => void;
}

/** The user's saved comments: filtered by typing, selected by arrow keys, inserted by Enter. */
export function CommentBank({ typedComment, onInsert }: Props) {
  const { t } = useTranslation('feedback');
  const bank = useBank();
  const add = useAddBankComment();
  const [isManaging, setManaging] = useState(false);
  const [search, setSearch] = useState('');
  const comments = bank.data ?? [];
  const isInBank = comments.some(({ comment }) => comment === typedComment.trim());
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <Autocomplete
          options={comments}
          getOptionLabel={({ comment }) => comment}
          getOptionKey={({ id }) => id}
          loading={bank.isPending}
          noOptionsText={comments.length === 0 ? t('bank.empty') : t('bank.none')}
          value={null}
          inputValue={search}
          onInputChange={(_event, text, reason) => reason === 'input' && setSearch(text)}
          onChange={(_event, bankComment) => {
            setSearch('');
            if (bankComment) onInsert(bankComment.comment);
          }}
          blurOnSelect
          size="small"
          sx={{ flex: 1, minWidth: 200 }}
          renderInput={(props) => <TextField {...props} label={t('bank.search')} />}
        />
        <Tooltip title={t('bank.manage')}>
          <IconButton
            aria-label={t('bank.manage')}
            aria-expanded={isManaging}
            onClick={() => setManaging(!isManaging)}
          >
            <EditNoteIcon />
          </IconButton>
        </Tooltip>
        <Button
          size="small"
          disabled={!isValidComment(typedComment) || isInBank}
          loading={add.isPending}
          onClick={() => add.mutate(typedComment.trim())}
        >
          {t('bank.keep')}
        </Button>
      </Stack>
      {isManaging && <BankList comments={comments} />}
    </Stack>
  );
}
