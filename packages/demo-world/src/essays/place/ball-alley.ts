import type { EssaySource } from '../../essay.ts';

export const ballAlley: EssaySource = {
  slug: 'ball-alley',
  title: 'The Alley',
  score: 76,
  comments: [
    'You have an ear. "He hit it the way you\'d put down a cup" tells me about the whole man.',
    'The comparison with social media in paragraph four arrives from another essay. Does the alley need it?',
  ],
  body: `
{There is a handball alley at the edge of our village.|At the edge of our village, between the graveyard
and the co-op, there is a wall.} It is thirty feet high and thirty wide, with two shorter walls coming off
it, and it was built in 1931 for handball, which is not the game you are thinking of. You hit a small hard
ball against a wall with your hand. That is it. {It is a very old Irish sport.|The other fella does the
same until one of you can't.}

By the time I came along nobody played. The alley was for cattle when there was a mart, for courting if
you weren't fussy, and for me. I was the youngest by nine years and there was no one my age for three
miles. {I used to play there alone every day.|So at seven I took a tennis ball up there and started
hitting it, and the wall hit it back.}

You'll learn a lot from a wall. It's fair. It gives you back exactly what you gave it, a bit lower. If
you're in a temper the ball comes at you in a temper. {I was a very angry child for reasons I will not go
into.|I had a couple of years when I was in a temper a good deal, for reasons that are nobody's business,
and I'd come home with my palms swollen and be as quiet as a lamb.} My mother never asked. She put out a
basin of cold water on the step.

Then one evening Packie Lennon stopped at the gate. He was eighty and had the farm below us, and I'd
hardly heard him speak. He watched for a while. He came in, took off his jacket, folded it and left it on
the grass, and held out his hand for the ball. {He hit it very softly.|He hit it the way you'd put down a
cup.} It touched the wall an inch above the ground and rolled back to his foot and stayed there. "You're
looking at the ball," he says. "The ball's only where you were."

{I did not understand what he meant.|It took me most of a year to get what he meant.} You watch the wall.
You watch where it will be and you go there, and your hand sorts itself out. {He taught me for four
years.|He came up most evenings after that, four summers of it, and I'd say we didn't exchange five
hundred words.} In the county final, under-sixteen, I lost to a girl from Kells by one ace. He told me she
was better, which she was. Then he told me he'd been in the same final in 1948, and that the fella who
beat him had been better as well. {We laughed.|We ate our sandwiches.}

I'm the first of ours to go to university and people ask am I not intimidated. I am, of course. But I know
how to be on my own with a thing that won't flatter me. {A page is like a wall.|I put something down on
the page, and it comes back a bit lower than I sent it, and I go again.}

They've put a preservation order on the alley now. Packie would have liked that, or he'd have said
nothing. {He died in my last year at school.|He's on the other side of the graveyard wall, the short one
on the left, in earshot.} When I'm home I go up for an hour. I don't look at the ball.
`,
};
