import type { ComponentType, ReactElement } from 'react';
import { cloneElement, createContext, useContext } from 'react';

interface Props {
  text: string;
  placement?: 'bottom' | 'right';
  children: ReactElement<{ title?: string | undefined }>;
}

/** The browser's own: the code of a tooltip is worth its weight where a page has more of them. */
function PlainHint({ text, children }: Props) {
  return cloneElement(children, { title: text === '' ? undefined : text });
}

const HintContext = createContext<ComponentType<Props>>(PlainHint);

export const HintProvider = HintContext.Provider;
export type HintProps = Props;

/** What a button without words does, for who rests the pointer on it. */
export function Hint(props: Props) {
  const Shown = useContext(HintContext);
  return <Shown {...props} />;
}
