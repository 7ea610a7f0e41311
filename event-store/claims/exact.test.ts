import { test } from 'vitest';
import { claimsInMemory } from '../testSystem.ts';
import { exactly } from './testExact.ts';

test('at a limit of n exactly n get in, whatever races, is killed, ends or changes', () => exactly());
test('and where the claims are apart from the log', () => exactly(async () => claimsInMemory(), 5));
