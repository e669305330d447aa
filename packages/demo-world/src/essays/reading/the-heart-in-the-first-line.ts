import type { EssaySource } from '../../essay.ts';

export const theHeartInTheFirstLine: EssaySource = {
  slug: 'the-heart-in-the-first-line',
  title: 'A Heart in the First Line',
  outline: [
    'two meanings of trouble',
    'who knows about it',
    'the organ acts up',
    'pulse and warmth',
    'what they put on the certificate',
  ],
  body: `
{The first sentence of a short story is very important.|"Knowing that Mrs. Mallard was afflicted with a
heart trouble": with these words the story starts, and on a second reading they have become a different
sentence.}

The first time, it is information. She is ill; there is need of care. {It sounds medical.|One notes it and
goes on, as one notes an exit sign.} But "a heart trouble" is not what a doctor would say. He would say
disease, and at the end of the story the doctors do. Trouble is a wider word. {It can also be love.|You
can have it with your neighbours, with money, with a heart in the sense of the songs.} Chopin has taken an
expression that will do for both, and she leaves it standing in the hall like a piece of luggage {which
belongs to somebody|about which no one asks whose it is}.

Furthermore, the sentence begins with "Knowing". Who knows it? Everybody. {Her illness is public.|Her
sister knows, and so does her husband's friend; probably the cook does.} What sort of heart she has is
common property in this house. What goes on in it is known to nobody, and one could say that the story is
about {this difference|the distance between the one knowledge and the other}.

In the middle part I looked for the heart again, and found it. There, "her bosom rose and fell
tumultuously". Her pulses beat fast, "and the coursing blood warmed and relaxed every inch of her body".
{That is strange for a sick person.|For a patient that is a remarkable performance.} Not a hint of
weakness; for as long as she sits at the window, the organ about which everyone is so worried does just
what it was made for. {So maybe she isn't ill at all.|I began to suspect that she had nothing the matter
with her apart from having been treated with care for years.} That may go too far. But it is the only
place in the text where her heart is well, and the only one at which {no one is looking after it|no one is
there to look after it}.

And then they come, and write on the certificate that which they knew from the first line. {The beginning
and the end are the same.|So the story closes like a ring: heart trouble, heart disease.} Between these
two lies an hour in which it was a heart. {I think this is what she wants to show.|I should like to
propose that as the title of my response, but it seems I have already given it one.}
`,
};
