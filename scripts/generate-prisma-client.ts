console.log('later');
