import { nameProblem } from '../domain/names.ts';
import { problems as english } from '../domain/sentences/english/problems/problems.ts';
import { type Fault, type Language, type ProblemCode, say } from '../domain/sentences/sentences.ts';
import { spoken } from './language/language.ts';
import { words } from './words.ts';

const problems = spoken('problems', english) as Pick<Language, ProblemCode>;

/** What is wrong, where the sentence needs no subject. */
export const says = (fault: Fault): string => say(problems, fault);
/** What is wrong with a value, behind a subject such as "The name"; undefined when nothing is. */
export const faultSays = (subject: string, fault: Fault | null | undefined): string | undefined =>
  fault ? words.wrong(subject, say(problems, fault)) : undefined;

/** Why a text cannot be the name of a person, an organisation or an application; undefined when it can. */
export const nameWrong = (typed: string) => nameWrongFor(words.theName)(typed);
/** The same with another subject than "The name". */
export const nameWrongFor = (subject: string) => (typed: string) =>
  faultSays(subject, nameProblem(typed.trim()));
