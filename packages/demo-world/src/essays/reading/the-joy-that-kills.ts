import type { EssaySource } from '../../essay.ts';

export const theJoyThatKills: EssaySource = {
  slug: 'the-joy-that-kills',
  title: 'Four Words from the Doctors',
  body: `
The last words of "The Story of an Hour" belong to people who have only just come in. {The doctors say she
died of "the joy that kills".|"When the doctors came they said she had died of heart disease": and then,
after a dash, "of the joy that kills".} They have not seen her face at the window. They have a body, a
husband, and a medical history. {Their diagnosis is logical but wrong.|From this they conclude, correctly
by every rule of their profession, the exact opposite of the truth.}

{I would like to ask if it really is the opposite.|Or nearly the opposite. I have been going round and
round this "nearly".} For joy it was. She had been filled to the brim with it, on the stairs, with a
"feverish triumph" in her eyes. It did kill her, too, in the sense that she fell from its height; if she
had come down the stairs as she had gone up them, in grief, the sight of him might have {made her
faint|made her faint, and then have made her happy}. Take the doctors at their word and leave out only
what they mean by it. {Then they are right.|It was the joy, and it killed. They merely have the wrong
hour.}

This double bottom is, I think, more than a clever ending. {Irony needs two audiences.|Irony needs two
listeners: one who hears the sentence, and one who hears who is saying it.} In the room downstairs there
is only the first. They nod, they find it beautiful. The second is the reader, who at this moment would
like to shout something and has nobody to shout it at. {We are alone like her.|For the length of one line
we are as alone with a piece of knowledge as Louise was in her armchair.}

Would the story be better without it? I have tried. If one ends on "But Richards was too late", there is a
tragedy, {short and strong|brief and clean, and everyone knows what he has seen}. The doctors take that
away from us. They turn what happened into a story that can be told: and that is what will be engraved on
the stone, what Josephine will write to the relatives. {Nobody will ever know what she felt.|The hour that
we have been reading about has not taken place.}

So the title contains a promise that the ending withdraws. {It was "The Story of an Hour".|There was an
hour, and there is a story, and it is the doctors who have the last word as to which of the two remains.}
`,
};
