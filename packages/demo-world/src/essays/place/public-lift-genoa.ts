import type { EssaySource } from '../../essay.ts';

export const publicLiftGenoa: EssaySource = {
  slug: 'public-lift-genoa',
  title: 'Going Up with Strangers',
  score: 87,
  comments: [
    'Very witty, and the wit has a purpose. The moment when the lift stops is timed to perfection.',
    'You call your grandmother\'s remark "a theory". It is one; and the essay is its proof.',
  ],
  body: `
Genoa is so steep that it has public lifts. They are part of the transport network, like buses, you need a
ticket, and they connect the lower city with streets where {the air is better and the people are
richer|the same families have had better air for four hundred years}. Ours went from a tiled tunnel to Via
Piaggio: fifty-seven metres, forty seconds. My parents' bar was at the bottom and my school at the top. I
have calculated that I have spent about three weeks of my life in there, {always forty seconds at a
time|in portions of forty seconds, with strangers}.

There are two kinds of people, my grandmother used to say: those who face the door and those who face the
others. {I think that she made it up.|It was a theory, and she tested it daily.} Whenever she entered, she
remained standing with her back to the door and looked at everyone in a friendly way, as though they had
come to visit her. I wanted to sink into the shaft. Lawyers examined their shoes. {Women with dogs picked
up their dogs.|Ladies consulted their dogs.} But generally, by metre thirty, somebody would say that it
had become colder or that it had not, and by metre fifty it was known whose son had got engaged. "You
see?" she said, when the doors opened. "They were only waiting."

I faced the door. I perfected it. I could look at the crack between the two halves with an expression of
deep thought, {and nobody would speak to me|which I had copied from the man who read the meters}. At
fourteen you have a right to your own face. Besides, I was going up, to a school where the others lived,
and had been told there, not even unkindly, that one could hear that I was from below.

In my third year it got stuck. There were six of us: two lawyers, a lady, her dog, {a man with a ladder|a
plumber with a bathtub tap in his arms like a baby} and me. The light went on and off once. Then nothing.
I stared at the crack. I heard that the lady was breathing too quickly, and I thought that someone should
do something, and that {I was the only one who took this lift every day|for a thing like this there were
lawyers}. Then I noticed that I had turned round. I cannot explain it. {I just turned round.|My feet had
done it; they had been in there with my grandmother a thousand times.} I looked at everyone in a friendly
way, as though they had come to visit me, and said that it had become colder.

Or that it had not. I no longer know. {We were in there for fifty minutes.|They got us out after fifty
minutes.} By then we had learned that one of the lawyers wanted to be a baker, that a dog will eat a
liquorice, and that the tap was for the lady's own bathroom, which made her laugh so much that she forgot
to breathe too quickly. {At the top we all shook hands.|At the top we shook hands like delegates.}

People up there still heard that I was from below. It did not stop being true. But it is a very different
thing to be heard with your back to them or with your face. {I now always turn round.|In the lift of our
faculty, which is slow, people have begun to take the stairs when they see me. The others, I am convinced,
were only waiting.}
`,
};
