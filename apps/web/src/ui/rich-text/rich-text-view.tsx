import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RichBlock, RichRun, RichText } from '@redraft/contracts';
import { createElement, Fragment, memo, type ReactNode } from 'react';
import { groupSections, type List, type Section } from './rich-text-lists.ts';
import { richTextStyles } from './rich-text-styles.ts';

interface Props {
  id?: string;
  /** Shown if there is no rich text. */
  plain: string;
  rich: RichText | null;
  /** Level of its top headings, one below the heading that contains it. */
  headingLevel: 2 | 3 | 4;
  variant?: 'body1' | 'prose';
  sx?: SxProps<Theme>;
}

/** Renders rich text, or plain text with its line breaks. Builds elements from data; no HTML is parsed. */
export const RichTextView = memo(function RichTextView(props: Props) {
  const { id, plain, rich, headingLevel, variant = 'prose', sx } = props;
  const styles = rich === null ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } : richTextStyles;
  return (
    <Typography
      id={id}
      variant={variant}
      component="div"
      dir="auto"
      sx={[styles, ...(Array.isArray(sx) ? sx : [sx ?? null])]}
    >
      {rich === null
        ? plain
        : groupSections(rich).map((section, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is read does not change its order.
            <Fragment key={position}>{sectionElement(section, headingLevel)}</Fragment>
          ))}
    </Typography>
  );
});

function sectionElement(section: Section, headingLevel: number): ReactNode {
  switch (section.kind) {
    case 'list':
      return listElement(section.list);
    case 'quote':
      return (
        <blockquote>
          {section.blocks.map((block, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown.
            <p dir="auto" key={position}>
              {runElements(block)}
            </p>
          ))}
        </blockquote>
      );
    case 'block':
      return createElement(tagOf(section.block, headingLevel), { dir: 'auto' }, runElements(section.block));
  }
}

function tagOf({ type }: RichBlock, headingLevel: number): string {
  if (type === 'heading') return `h${headingLevel}`;
  return type === 'subheading' ? `h${headingLevel + 1}` : 'p';
}

function listElement({ isNumbered, items }: List): ReactNode {
  return (
    <Box component={isNumbered ? 'ol' : 'ul'} dir="auto">
      {items.map(({ block, lists }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown.
        <li key={position}>
          {runElements(block)}
          {lists.map((list, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown.
            <Fragment key={index}>{listElement(list)}</Fragment>
          ))}
        </li>
      ))}
    </Box>
  );
}

function runElements({ runs }: RichBlock): ReactNode {
  return runs.map((run, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown.
    <Fragment key={position}>{runElement(run)}</Fragment>
  ));
}

function runElement({ text, bold, italic, link }: RichRun): ReactNode {
  const slanted = italic === true ? <em>{text}</em> : text;
  const boldText = bold === true ? <strong>{slanted}</strong> : slanted;
  if (link === undefined || !isSafe(link)) return boldText;
  return (
    <Link href={link} underline="always" target="_blank" rel="noopener noreferrer nofollow">
      {boldText}
    </Link>
  );
}

/** The server validates links too; this check is defence in depth. */
function isSafe(link: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(link);
}
