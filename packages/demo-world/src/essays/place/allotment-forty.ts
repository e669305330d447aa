import type { EssaySource } from '../../essay.ts';

export const allotmentForty: EssaySource = {
  slug: 'allotment-forty',
  title: 'Plot Forty',
  score: 90,
  comments: [
    'You never say that your grandmother was homesick. The beans say it. This is what I mean when I talk about trusting an image.',
    'The dialogue with the committee man is very funny and very fair to him. Keep that fairness; it is rarer than wit.',
  ],
  body: `
The rules of the garden colony are eleven pages long. A third of the plot has to be fruit and vegetables,
a hedge may not be higher than one metre twenty-five, and between one and three in the afternoon there is
quiet. My grandmother could not read them. {She was from a village near Kars and had never learned to read
in any language.|She had come from a village near Kars with four years of school, and those in another
alphabet of worries.} So my brother and I read them to her, translating as we went, and at the end of
every paragraph she said the same thing: "And who checks?"

The man who checked was called Herr Wendt. He walked the paths on Saturdays with a folding ruler. {He was
strict but he was not a bad person.|He had a way of clearing his throat at the gate, as if gates were for
that.} In our first summer he stood in front of her beans and was silent for a long time. She had planted
them the way they are planted at home, up the stalks of maize, with squash around the feet of both, so
that from outside it looked as though {nobody had tidied up|a small forest had moved in without
registering}.

"This is not a row," said Herr Wendt.

I translated. My grandmother said that a row was for soldiers. I translated this as: she will think about
it.

{What I learned there was to be between two people.|I was eight, and that was my whole job that summer:
standing between two people and deciding what each would hear.} I softened. I left things out. I made my
grandmother more obedient than she was, and Herr Wendt more polite. When he said that the plants were
taking each other's light, I told her that he admired them; when she said that he had the face of a man
whose tomatoes never ripened, I told him that she had asked about his tomatoes. {That worked well.|He was
pleased. He came back with two of them.}

She cut one open on the bench, put salt on it, ate it slowly, and said in German, which I had not known
she could do: "Too much water."

I waited for the garden to end. Herr Wendt looked at the tomato, and then he got out his ruler, and I
swear that he measured it. "Yes," he said. "It's the barrel. It leaks." {From this time on they did not
need me any more.|After that they did not need me.} They had about forty words in common, all of them
nouns, and talked every Saturday for six years.

I have thought about this more than about anything that was said to me at school. {I had believed that I
was helping them, but I was in the way.|I had believed that I was a bridge. It had not occurred to me that
a bridge is also the thing that keeps two banks from noticing how shallow the water is.} I still
translate, for my parents at the doctor's and sometimes for money. But I have become careful with
kindness. I say what was said. If somebody has a face like unripe tomatoes, I find a way to let the other
person know, because it may be that they have the ruler ready and only wait to be told the truth.

The plot has gone to a young couple with a trampoline. Along the fence, where nobody planted anything,
{there are still beans|beans come up every June, not in a row}.
`,
};
