import { testGeneratedCalls } from './testing/generated-calls.ts';

testGeneratedCalls(({ method }) => method === 'get');
