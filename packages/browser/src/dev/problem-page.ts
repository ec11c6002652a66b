import { followProblems } from './problem-overlay.ts'

// The script of the document that the development server sends in place of one that it cannot make.
followProblems(document.documentElement.dataset['build'] ?? '', () => location.reload())
