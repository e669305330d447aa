import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { AssignmentId, PeerReview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  reviews: readonly Pick<PeerReview, 'assignmentId' | 'assignmentTitle'>[];
  onPractise: (id: AssignmentId) => void;
}

/** Opens the practice of an assignment; with several, offers a choice. */
export function PracticeButton({ reviews, onPractise }: Props) {
  const { t } = useTranslation('peer-review');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const assignments = [...new Map(reviews.map((one) => [one.assignmentId, one.assignmentTitle]))];
  const [first] = assignments;
  if (first === undefined) return null;
  const isOne = assignments.length === 1;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup={isOne ? undefined : 'menu'}
        onClick={({ currentTarget }) => (isOne ? onPractise(first[0]) : setAnchor(currentTarget))}
      >
        {t('practice.open')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {assignments.map(([id, title]) => (
          <MenuItem
            key={id}
            dir="auto"
            onClick={() => {
              setAnchor(null);
              onPractise(id);
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
