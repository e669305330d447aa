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

/** Renders a public page without the router, the query cache and other parts of the full program. */
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
