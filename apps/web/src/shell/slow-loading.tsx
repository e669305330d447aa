import Snackbar from '@mui/material/Snackbar';
import { useIsFetching } from '@tanstack/react-query';
import { SlowNotice } from '../ui/slow-notice.tsx';

/** On a network that hangs no request fails: says after a while that the data of a page take long, wherever their placeholder stands. */
export function SlowLoading() {
  const waiting = useIsFetching({
    predicate: ({ state, meta }) => state.status === 'pending' && meta?.showsOwnSlowness !== true,
  });
  if (waiting === 0) return null;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} transitionDuration={0}>
      <div>
        <SlowNotice />
      </div>
    </Snackbar>
  );
}
