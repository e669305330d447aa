import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useClassLists } from '../../shell/use-drawer-items.ts';

/** Links to the user's class lists. */
export function ClassListLinks() {
  const { t } = useTranslation('shell');
  const lists = useClassLists();
  return lists.map((item) => (
    <Button key={item.name} component={Link} to={item.to} variant="outlined" color="inherit">
      {t(`drawer.${item.name}`)}
    </Button>
  ));
}
