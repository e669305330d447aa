import { CacheProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { getPageStyles } from '../lib/page-styles.ts';

/** Axes of time and controls of players run from left to right in every language. */
export function LeftToRight({ children }: { children: ReactNode }) {
  return (
    <RtlProvider value={false}>
      <CacheProvider value={getPageStyles('ltr')}>
        <div dir="ltr" style={{ display: 'contents' }}>
          {children}
        </div>
      </CacheProvider>
    </RtlProvider>
  );
}
