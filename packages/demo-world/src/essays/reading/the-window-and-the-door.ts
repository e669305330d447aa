import type { EssaySource } from '../../essay.ts';

export const theWindowAndTheDoor: EssaySource = {
  slug: 'the-window-and-the-door',
  title: 'A Window and a Door',
  outline: [
    'two openings in one room',
    'what comes in',
    'who stays out',
    'when she uses the door',
    'what I had overlooked',
  ],
  body: `
There are two openings in Mrs Mallard's room, and Kate Chopin treats them as if they were characters. {One
is the window and the other is the door.|The window is open when we come in. The door is closed, and with
some force.} In this response I want to look only at these two, because I believe that the whole of "The
Story of an Hour" could be told by {describing them|somebody who saw nothing but who opens what, and for
whom}.

What comes in at the window? Rain on the air, a pedlar's cry, a song that someone is singing far off,
sparrows. {It is spring.|None of it has anything to do with her.} This is worth noticing. Chopin could
have let her look at a garden, at something of her own; instead there is a public square, with people who
are going about their business and do not know that anyone has died. {That is why she feels free.|Freedom
comes to her first as not being meant. For the first time nobody out there expects anything of her.}

At the door there is Josephine, on her knees, with her lips at the keyhole. {She loves her sister.|I do
not want to be unjust to Josephine, who is frightened and means well.} But look at the shape of it. Love
arrives through a hole which is as big as a key, and what it says is: open. The window asks for nothing.
{So she prefers the window.|}

{When she opens the door, she dies.|Up to here I had read the story as everyone does.} The second time, I
noticed something that I had overlooked. She does open the door. Nobody breaks it down, and no one makes
her; she gets up "at length", puts an arm round her sister's waist, and goes down. {I asked myself
why.|Why? She has just been given her life. She could stay where it is.} I think that it is because she
wants to take what came in at the window out through the door, {into the house|down to where the others
are, and to be with them as the person she has become}. It is a generous thing to do. She does not run
away. She goes down the stairs.

And then there is a third opening, at the bottom, with which she had not reckoned. {The front door is
opened by her husband.|Someone has the key to it.} We hear a latchkey. I had read past that word as well.
{The husband has the key.|Of three openings in this house one was hers to open and one was hers to close;
the third could always be opened from outside.}
`,
};
