const app = document.getElementById('app')!

fetch('/api/hello')
  .then((response) => response.json())
  .then(({ text }: { text: string }) => {
    app.textContent = text
  })
