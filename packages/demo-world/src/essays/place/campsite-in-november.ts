import type { EssaySource } from '../../essay.ts';

export const campsiteInNovember: EssaySource = {
  slug: 'campsite-in-november',
  title: 'Off Season',
  score: 70,
  comments: [
    '"A town that is holding its breath" - good. The whole second paragraph lives from that idea.',
    'You have three possible endings in the last paragraph. Choose one and delete the others; each is fine.',
    'Please check the use of articles before general nouns (the loneliness, the nature). We can look at it together.',
  ],
  body: `
My parents have a campsite at Lake Balaton, with four hundred places. When I say this, everyone says how
nice, you always had holidays. {It is wrong. We never had holidays.|It is the other way round: everybody
had holidays, and we had the summer.} From June to August I saw my mother only behind a counter, and my
own bed was let to Germans. {I slept in the laundry.|I slept in the laundry room, between the towels,
which was warm and smelled good, so I do not complain.}

But I want to write about November. In November the campsite is empty, and an empty campsite is not like
an empty forest. It is a town that is holding its breath. The lamps stand there, with their numbers. There
is a table for table tennis without a net, {and many taps|and eighty taps that are wrapped up in straw
like small people}. The streets have names: Pelican Street, Heron Street. As a child I rode my bicycle
through it alone, and I was {the king|the mayor, the police and the only inhabitant}.

In summer all I learned was that the guest is right. In November I learned everything else. My father and
I repaired. We did the roofs, the boats, and every one of the taps. He is not a man who speaks much when
there are people, he becomes small from so many wishes. {In November he was different.|But in November he
grew.} He explained to me the water: how it comes, why it must run downhill a little bit and not too much,
that the pipe under Heron Street is laid wrong since 1974 and he knows it and next year he will do it. {He
said it every year.|That he said each year, and it was like a toast.}

He used to say that {you have to know a thing when it is switched off|you only know a thing if you have
seen it switched off}. Anybody can like the lake in July. I think about it often. When I get to know a new
city, I go there on a Sunday morning, or in the rain. When I make friends, I am curious how they are in
their November. {Some people have no November.|Some never show it, and with them I stay always a guest.}

{The loneliness was sometimes hard for me.|I was lonely, too, I should say that.} In the village there
were two other children, and one was my cousin. From the summer I had addresses of friends from six
countries, and at the beginning I wrote to all of them. They answered until about October. {Then they
forgot me.|I do not blame them; in their heads I was a thing of the sun, like the ice cream.} It made me a
bit careful with the people who love me quickly.

This winter my father is going to dig up Heron Street. He has written me the date, and asked, very
politely, as he would ask a guest, {if I have time|whether I might be planning to be in the area}. I have
an exam in that week. I have looked how I can move it. The pipe has been wrong for so long, and I would
like to be there {when it is done|with him, when for once he sees it run}.
`,
};
