import type { EssaySource } from '../../essay.ts';

export const waitingRoomF: EssaySource = {
  slug: 'waiting-room-f',
  title: 'Ward F, Corridor',
  score: 83,
  comments: [
    "Few writers your age would notice the cleaner's route and build an essay on it. That is real observation.",
    'In paragraph three you shift into "you". It brings us close; shift back sooner.',
    'The last image is earned.',
  ],
  body: `
Between my ninth birthday and my eleventh my little brother was in hospital a good deal, and {so I was in
the hospital as well|so, since there was nobody to leave me with, I was in the corridor}. I was too young
for the ward. That was the rule: no visitors under fourteen. There was a row of five chairs bolted
together under a picture of a poppy field, and mine was the one at the end, {because it was the nearest to
the door|from which you could see the ward door open and shut}.

I know that corridor better than any place on earth. {It was 34 metres long.|It was forty-one of my steps,
thirty-six by the end.} There was a blue line on the floor that went to X-ray and a yellow one that went
to the exit. There was a clock that clicked before it moved. At a quarter past four Mrs Osei came with her
cleaning trolley, did the left side going and the right side coming back, {and never spoke to me|and
lifted my feet, one after the other, with a nod, as if they were furniture she respected}.

Waiting is work. You do not know it until you have done it. If you look at the door, it does not open. If
you read, you read the same line. So I made myself a job: I noted who went in and how they came out. I had
a notebook with columns. {I could see if someone had bad news.|After some weeks I could tell by the
shoulders, before the face came round the door.} I learned that people who have had bad news say thank you
a lot. I learned that fathers go to the coffee machine and press the button and then leave without the
coffee. {I drank a lot of coffee at nine.|I was nine and drank a great deal of coffee.}

One day a boy sat down on the second chair. He was maybe five, with a balloon. He asked me when you are
allowed to go in. {I told him the rule.|I could have told him the rule.} But I had my columns, I was, so
to say, the specialist, and I told him what nobody had told me: that the door makes a noise when they come
for you, that it is not a bad noise, that the lady with the trolley will lift up your feet and you should
let her. I told him {about the poppies|how many poppies there are, which is two hundred and twelve}. He
counted them. It took until his mother came out. She did not say thank you; so I knew that it was all
right.

My brother is fine. He is fifteen, plays water polo, and {does not remember anything|remembers from those
two years mainly the jelly}. I am the one who was formed by it, I, who had nothing. I am going to work in
hospitals, not as a doctor, as everybody assumes, but in what is called patient flow. It is about
corridors. I sit in a lecture hall with people who talk about throughput, and {I think of the chairs|I
think: who is on the last chair?}

A year ago I went back, for an internship. The rule has been changed, children may go in. The chairs are
new and the poppy field has been replaced by {a screen|a screen that says how long you will wait}. It is
usually right. At a quarter past four Mrs Osei came round the corner with her trolley, on the left side.
{I did not know if she would recognise me.|I sat down quickly on the last chair.} She looked at me for a
moment. Then she nodded, and I lifted my feet.
`,
};
