// An agent in thirty lines of JavaScript, without any library: it reads a line of JSON, and answers with one.
//
// samovar agent referee steamwatchers --seat "node examples/agent.js" --seat bot:random

import { createInterface } from 'node:readline';

const answer = (message) => process.stdout.write(JSON.stringify(message) + '\n');

let question;
let turn = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === 'begin') {
    turn = told.seat;
  } else if (told.type === 'ask') {
    question = told.question; // what is asked, in the same shape in every game
    turn += 7;
    const { id } = question.options[turn % question.options.length];
    answer({ choose: id, decision: told.decision });
  } else if (told.type === 'refused') {
    console.error(told.why); // there is another try
    answer({ choose: question.default });
  } else if (told.type === 'end') {
    console.error(told.text, told.won ? 'Won.' : 'Lost.'); // errors are for the author
  }
}
