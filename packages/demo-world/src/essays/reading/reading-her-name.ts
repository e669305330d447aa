import type { EssaySource } from '../../essay.ts';

export const readingHerName: EssaySource = {
  slug: 'reading-her-name',
  title: 'When Does She Get a Name?',
  body: `
I counted the names. {It is a method we learned in the seminar.|I did it because I had no idea for this
response and counting is what I do when I have no idea.} For most of the story the main character is
called "Mrs. Mallard" or simply "she". Her first name appears in
one place, near the end, and it is not the
narrator who uses it. Josephine calls it through the keyhole: "Louise, open the door!" {That is
interesting.|One place, in a thousand words.}

At first I took that for a matter of politeness. A narrator of 1894 says Mrs to a married lady. {But then
he could also have used it later.|But Brently is called "Brently Mallard" from the beginning, and
Richards, who is only a friend, at least has his own name to himself.} She alone goes through the story
under a name that she got from somebody else, {like a coat|as one goes about in a borrowed coat}.

And it is in the first sentence that she has it most. "Knowing that Mrs. Mallard was afflicted with a
heart trouble": we learn her husband's name and her illness, in this order, before we know anything else.
{She is a patient and a wife.|If a form had to be filled in, it would now be complete.}

When the moment comes up in the room, when she lets go and whispers, there is no name at all. I went
through those paragraphs with a pencil. {There is only "she" and "her".|She, she, her, she. As long as she
is free, the narrator does not call her anything.} It is as though no name were at hand which would fit:
Mrs Mallard is not true any more, and Louise {is not true yet|she has not been since she was a girl}.
"Body and soul free!" There is nobody's name on it.

Then somebody kneels down and calls her by it. {I think this is why it hurts.|I find that I cannot decide
if it is a gift.} Josephine gives her back the name that she had before her marriage, the only one that
was ever her own, and uses it in order to {get her out of there|bring her back to being ill: "you will
make yourself ill"}. Two lines on, the door is opened, and from there on she is "she" until the end. {The
doctors don't use a name either.|The doctors, too, speak of her without it.}

I have changed one thing in my notes since. {I had written "the protagonist".|At the top of the page I had
put "the protagonist". I have crossed it out and have written: Louise, in pencil, with a question mark,
since I am not sure that I know her well enough.}
`,
};
