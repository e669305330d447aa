import type { EssaySource } from '../../essay.ts';

export const heapBehindSchool: EssaySource = {
  slug: 'heap-behind-school',
  title: 'The Heap',
  score: 74,
  comments: [
    'The paragraph in which the colour of the snow tells you the wind direction is excellent: knowledge that only someone from there can have.',
    'You explain the history of the mine twice (paragraphs 2 and 4). Choose the better one; I would keep the second.',
    'The ending is brave. Could you give us one more concrete thing from the morning on the top?',
  ],
  body: `
{In every town there is something that you can see from everywhere.|Other towns have a church that you can
see from everywhere.} We had the heap. It was made of what was left over when the coal had been taken out,
it was ninety metres high, and it stood right behind my primary school in Ruda. From my desk in the second
row it filled the window completely, so that for three years I believed {that the sky was black|that
windows in other schools were also black}.

My father and both my grandfathers worked in the mine which made it. In our family you could say "he is on
the heap" of someone who was lazy, and "it came from the heap" of a thing that was cheap. It was forbidden
to climb it. There were places where it was burning inside, slowly, for decades, and the ground there was
warm. In winter {it was the only hill where the snow did not stay|the snow melted from the top in the
shape of a bald man's head}. We read the weather in it. If the snow in the schoolyard was grey, the wind
came from the west; if it was white, {from another direction|you could hang out the washing}.

Of course we climbed it. {All boys did.|All of us did, the girls earlier than the boys.} You went up on
the north side, where the birches were, and the danger was not the fire but the guard, Pan Gawlik, who had
one arm and could throw stones with it better than we with two. On the top there was nothing. That was
what was so good: a flat place of stones, nothing to buy and nothing to do, and you could see all the way
to the Czech mountains. {You felt big.|I had never seen so much that did not belong to anybody I knew.}

When I was eleven the mine closed. I expected a big day, but it was only a date. {My father got money and
a handshake and a clock.|My father came home with a payment, a handshake and a clock that has never
worked.} Then the experts came and it turned out that our heap was "post-industrial heritage" and rare
plants were growing on it. They built a path with railings. There is now a board with a picture of an
orchid which I must have stepped on a hundred times.

{I am angry about this board and I do not know why.|I should be glad about that board, and it took me a
long time to see why I was not.} It is a correct board. It gives the tonnes and the years. But it speaks
as if the heap had been lying there waiting for someone to recognise it, when for us it was just what was
behind everything. {It says nothing about the people.|}

I study environmental engineering now, so I will be one of those who write the boards. What the heap
taught me is to ask, before I look at the orchid, who was told not to climb here, and who carried up the
stones. {I think that it is important to ask it.|It is not a scientific question. But I notice that I
measure more carefully after I have asked it.}

The last time I was home I went up with my father, on the new path. He had never been on the top; the
miners did not climb it, he said, {they had seen it from the inside|they knew what was in it}. He held on
to the railing and looked for a long time. "So that's where we put it," he said.
`,
};
