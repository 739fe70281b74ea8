import { jest } from '@jest/globals';

// A browser on a shared machine may miss a deadline that is the site's promise; what fails twice is a fault. The first
// failure stays in the log.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
