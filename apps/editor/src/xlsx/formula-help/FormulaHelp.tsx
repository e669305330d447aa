import './formula-help.css';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { getArgumentSeparator } from '../formula/local-formulas.ts';
import {
  type FunctionText,
  findFunctionText,
  findShownArgument,
  listFunctionTexts,
} from './function-texts.ts';
import { cycleDollars, findOpenCall, findTypedName, type TypedName } from './typed-formula.ts';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text in the field. */
  text: string;
  /** Whether the text is typed in this field. */
  isTyping: boolean;
}

interface FormulaHelpState {
  id: string;
  functions: readonly FunctionText[];
  /** The chosen one. */
  index: number;
  setIndex: (index: number) => void;
  call: { text: FunctionText; argument: number } | null;
  insert: (chosen: FunctionText) => void;
  /** True if the help has used the key. */
  handleKey: (event: PressedKey) => boolean;
  /** For the field. */
  attributes: { 'aria-controls'?: string; 'aria-activedescendant'?: string; 'aria-autocomplete'?: 'list' };
}

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Help for the formula that is typed in a field: functions by their first letters, and the arguments of the function at the caret. */
export function useFormulaHelp({ field, text, isTyping }: Props): FormulaHelpState {
  const t = useTexts();
  const lang = useFormulaLocale();
  const id = useId();
  const caret = useCaret(field, text, isTyping);
  const [chosen, setChosen] = useState({ prefix: '', index: 0, hasMoved: false });
  const [closedAt, setClosedAt] = useState('');
  const typed = isTyping && caret !== null ? { text, caret } : null;
  const name = typed === null ? null : findTypedName(typed);
  const prefix = name?.text ?? '';
  const functions = name === null || closedAt === text ? [] : listFunctionTexts(prefix, lang, t);
  const isSamePrefix = chosen.prefix === prefix;
  const index = isSamePrefix ? Math.min(chosen.index, Math.max(0, functions.length - 1)) : 0;
  const openCall = typed === null ? null : findOpenCall(typed, lang);
  const callText = openCall === null ? null : findFunctionText(openCall.name, lang, t);
  const insert = (one: FunctionText): void => {
    if (name !== null && field.current !== null) replaceText(field.current, name, `${one.localName}(`);
  };
  const setIndex = (next: number): void => setChosen({ prefix, index: next, hasMoved: true });
  const handleKey = (event: PressedKey): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'F4' && typed !== null && field.current !== null) {
      const cycled = cycleDollars(typed);
      if (cycled !== null) replaceText(field.current, cycled, cycled.text);
      return cycled !== null;
    }
    const one = functions[index];
    if (one === undefined || event.shiftKey) return false;
    const hasChosen = isSamePrefix && chosen.hasMoved;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setIndex(
        (index + (hasChosen || step < 0 ? step : functions.length > 1 ? 1 : 0) + functions.length) %
          functions.length,
      );
    } else if (event.key === 'Tab' || (event.key === 'Enter' && hasChosen)) insert(one);
    else if (event.key === 'Escape') setClosedAt(text);
    else return false;
    return true;
  };
  const isOpen = functions.length > 0;
  return {
    id,
    functions,
    index,
    setIndex,
    call: openCall === null || callText === null ? null : { text: callText, argument: openCall.argument },
    insert,
    handleKey,
    attributes: isOpen
      ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${index}`, 'aria-autocomplete': 'list' }
      : {},
  };
}

function replaceText(
  field: HTMLTextAreaElement,
  { from, to }: Pick<TypedName, 'from' | 'to'>,
  text: string,
): void {
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Null while the field is not typed in. */
function useCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  isTyping: boolean,
): number | null {
  const [caret, setCaret] = useState<number | null>(null);
  // Follows the caret of the field, which also moves without a change of the text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is set moves the caret without an event
  useEffect(() => {
    if (!isTyping) return;
    const follow = (): void => {
      const element = field.current;
      const isHere = element !== null && document.activeElement === element;
      setCaret(isHere && element.selectionStart === element.selectionEnd ? element.selectionStart : null);
    };
    follow();
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [field, isTyping, text]);
  return isTyping ? caret : null;
}

/** The list of functions, or the arguments of the one that is typed. */
export function FormulaHelp({ help, style }: { help: FormulaHelpState; style?: React.CSSProperties }) {
  const t = useTexts();
  const { id, functions, index, call } = help;
  const [first] = functions;
  return (
    <div
      className="formula-help"
      role="presentation"
      style={style}
      hidden={first === undefined && call === null}
      onPointerDown={(event) => {
        // The field keeps the focus, and the sheet below does not get the pointer.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {first === undefined ? null : (
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={t('formula-help:list')}
          className="formula-functions"
        >
          {functions.map((one, position) => (
            <FunctionOption key={one.name} {...{ one, position, help }} />
          ))}
        </div>
      )}
      {first === undefined && call !== null ? <Arguments call={call} /> : null}
      <div className="unseen" role="status" aria-live="polite">
        {first === undefined
          ? call === null
            ? ''
            : describeArgument(call, t)
          : `${t('formula-help:found', { count: functions.length, name: functions[index]?.localName })} ${functions[index]?.text ?? ''}`}
      </div>
    </div>
  );
}

function FunctionOption({
  one,
  position,
  help,
}: {
  one: FunctionText;
  position: number;
  help: FormulaHelpState;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field
    <div
      id={`${help.id}-${position}`}
      role="option"
      aria-selected={position === help.index}
      tabIndex={-1}
      onClick={() => help.insert(one)}
    >
      <strong>{one.localName}</strong>
      {one.text === '' ? null : <span>{one.text}</span>}
    </div>
  );
}

function describeArgument(
  { text, argument }: NonNullable<FormulaHelpState['call']>,
  t: ReturnType<typeof useTexts>,
): string {
  const shown = text.arguments[findShownArgument(text.arguments, argument)];
  return shown === undefined || shown === '…'
    ? ''
    : t('formula-help:argumentAt', { name: text.localName, argument: shown });
}

function Arguments({ call: { text, argument } }: { call: NonNullable<FormulaHelpState['call']> }) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const current = findShownArgument(text.arguments, argument);
  const separator = `${getArgumentSeparator(lang)} `;
  return (
    <section
      className="formula-arguments"
      aria-label={t('formula-help:argumentsOf', { name: text.localName })}
    >
      <p>
        {text.localName}(
        {text.arguments.map((one, position) => (
          <span key={one}>
            {position === 0 ? '' : separator}
            {position === current ? <b>{one}</b> : one}
          </span>
        ))}
        )
      </p>
      <p className="formula-summary">{text.text}</p>
    </section>
  );
}
