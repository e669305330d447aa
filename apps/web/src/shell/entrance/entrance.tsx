import type { ComponentType } from 'react';
import { useSession } from '../../lib/session.ts';
import { AssistsContext } from '../assists-context.ts';
import { Layout } from '../layout.tsx';
import { Themed } from '../themed.tsx';
import { useAssistsOnce } from './use-assists-once.ts';

interface Props {
  path: string;
  frame: 'shell' | 'bare';
  page: ComponentType;
}

/** A page that everybody may see, without the router, the cache of queries and whatever else it can do without. */
export function Entrance({ page: Page, frame, path }: Props) {
  const assists = useAssistsOnce(useSession());
  if (frame === 'bare') {
    return (
      <Themed>
        <Page />
      </Themed>
    );
  }
  return (
    <Themed>
      <AssistsContext value={assists}>
        <Layout path={path}>
          <Page />
        </Layout>
      </AssistsContext>
    </Themed>
  );
}
