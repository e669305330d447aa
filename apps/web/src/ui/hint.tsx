import type { ComponentType, ReactElement } from 'react';
import { cloneElement, createContext, useContext } from 'react';

interface Props {
  text: string;
  placement?: 'bottom' | 'right';
  children: ReactElement<{ title?: string | undefined }>;
}

/** The browser's `title`: the MUI tooltip is not worth its code size here. */
function PlainHint({ text, children }: Props) {
  return cloneElement(children, { title: text === '' ? undefined : text });
}

const HintContext = createContext<ComponentType<Props>>(PlainHint);

export const HintProvider = HintContext.Provider;
export type HintProps = Props;

/** Tooltip of an icon button. */
export function Hint(props: Props) {
  const Shown = useContext(HintContext);
  return <Shown {...props} />;
}
