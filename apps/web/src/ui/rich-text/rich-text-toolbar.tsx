import type { SvgIconProps } from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import Toolbar from '@mui/material/Toolbar';
import type { ComponentType, KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toReadingKey } from '../../lib/reading-key.ts';
import { Hint } from '../hint.tsx';
import {
  FormatBoldIcon,
  FormatItalicIcon,
  FormatListBulletedIcon,
  FormatListNumberedIcon,
  FormatQuoteIcon,
  InsertLinkIcon,
  TextFieldsIcon,
  TitleIcon,
} from '../icons/index.ts';
import type { Format } from './rich-text-commands.ts';

export type ToolName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'bulletItem'
  | 'numberItem'
  | 'quote'
  | 'link';

const tools: readonly { name: ToolName; Icon: ComponentType<SvgIconProps> }[] = [
  { name: 'heading', Icon: TitleIcon },
  { name: 'subheading', Icon: TextFieldsIcon },
  { name: 'bold', Icon: FormatBoldIcon },
  { name: 'italic', Icon: FormatItalicIcon },
  { name: 'bulletItem', Icon: FormatListBulletedIcon },
  { name: 'numberItem', Icon: FormatListNumberedIcon },
  { name: 'quote', Icon: FormatQuoteIcon },
  { name: 'link', Icon: InsertLinkIcon },
];

interface Props {
  label: string;
  /** Id of the formatted element. */
  controls: string;
  format: Format;
  onUse: (tool: ToolName) => void;
}

/** One tab stop; arrow keys move between buttons (ARIA toolbar pattern). */
export function RichTextToolbar({ label, controls, format, onUse }: Props) {
  const { t } = useTranslation('ui');
  const [focusStop, setFocusStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextStop(event.key, focusStop);
    if (next === null) return;
    event.preventDefault();
    setFocusStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Toolbar
      variant="dense"
      disableGutters
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
      sx={{
        minHeight: 0,
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'surface.border',
      }}
    >
      {tools.map(({ name, Icon }, position) => (
        <Hint key={name} text={t(`richText.${name}`)}>
          <ToggleButton
            value={name}
            size="small"
            selected={isPressed(name, format)}
            aria-label={t(`richText.${name}`)}
            tabIndex={position === focusStop ? 0 : -1}
            onFocus={() => setFocusStop(position)}
            // Keeps the caret and selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onUse(name)}
            sx={{ border: 0, p: 0.75 }}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        </Hint>
      ))}
    </Toolbar>
  );
}

function nextStop(pressedKey: string, focusStop: number): number | null {
  const key = toReadingKey(pressedKey);
  if (key === 'Home') return 0;
  if (key === 'End') return tools.length - 1;
  if (key === 'ArrowRight') return (focusStop + 1) % tools.length;
  return key === 'ArrowLeft' ? (focusStop + tools.length - 1) % tools.length : null;
}

function isPressed(name: ToolName, format: Format): boolean {
  if (name === 'bold' || name === 'italic') return format[name];
  return name === 'link' ? format.link !== null : format.type === name;
}
